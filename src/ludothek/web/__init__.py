"""Tables in the browser: pages, calls for scripts, one socket for each tab, bots that think beside it, and notices."""
