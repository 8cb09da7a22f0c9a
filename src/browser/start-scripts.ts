/**
 * Runs at the end of the body; it is stringified, so it may use nothing outside itself. Starts the page's scripts after
 * the first paint and the load event. A slow image delays them by a second at most; a hidden tab, which is never painted,
 * starts them when it is loaded.
 */
export function startScripts(): void {
  const patience = 1000;
  // After a longer wait for the HTML, connection or device is slow: the scripts of all pages (nine tenths of the bytes)
  // are fetched at once, so that the connection is not idle during the paint.
  const longWait = 250;
  let isStarted = false;
  const preload = (when: "soon" | "later") => {
    document.querySelectorAll<HTMLLinkElement>(`link[rel="${when}"]`).forEach((link) => {
      link.rel = "preload";
      document.head.append(link);
    });
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    preload("soon");
    preload("later");
    // Browsers skip a script of an unknown type; without the type, it runs when it is inserted again.
    document.querySelectorAll('script[type="later"]').forEach((script) => {
      script.removeAttribute("type");
      document.body.append(script);
    });
  };
  const startWhenLoaded = () => {
    if (document.readyState === "complete") start();
    else addEventListener("load", () => setTimeout(start));
  };
  if (performance.now() > longWait) preload("soon");
  if (document.hidden) startWhenLoaded();
  else
    requestAnimationFrame(() =>
      setTimeout(() => {
        startWhenLoaded();
        setTimeout(start, patience);
      }),
    );
}
