// The text table while others are to answer: looks again from time to time, and loads the page when it is my turn.
// In between only the sentence on top changes, so that nobody is interrupted while reading.

export function watchTable(part) {
  const prompt = part.querySelector("#prompt");
  let { seq } = part.dataset;

  const look = async () => {
    try {
      const answer = await fetch(`${part.dataset.watch}&since=${seq}`);
      if (answer.status === 200) {
        const view = await answer.json();
        seq = view.seq;
        if (view.question || view.hand_over || view.consent || view.status === "over") return again();
        prompt.textContent = view.prompt;
      }
    } catch {
      // no connection now; the next look may have one
    }
    setTimeout(look, 1000 * part.dataset.every);
  };

  const again = () => {
    const address = new URL(part.dataset.again, location.href);
    address.searchParams.set("now", seq); // another address, so that the page is loaded although the place is the same
    address.hash = "now";
    location.replace(address);
  };

  setTimeout(look, 1000 * part.dataset.every);
}
