/**
 * Runs at the end of the body; it is stringified, so it may use nothing but itself. Begins the scripts of the page, and
 * with them the files that they will ask for, once the page has been painted and its load event is over: the words come
 * first. A picture that takes long holds nothing up for more than a second, and a page in a hidden tab, which is not
 * painted, begins when it is loaded.
 */
export function startScripts(): void {
  const patience = 1000;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    document.querySelectorAll<HTMLLinkElement>('link[rel="later"]').forEach((link) => {
      link.rel = "preload";
      document.head.append(link);
    });
    document.querySelectorAll<HTMLScriptElement>('script[type="later"]').forEach(({ src }) => {
      const script = document.createElement("script");
      script.src = src;
      document.body.append(script);
    });
  };
  const startWhenLoaded = () => {
    if (document.readyState === "complete") start();
    else addEventListener("load", () => setTimeout(start));
  };
  if (document.hidden) startWhenLoaded();
  else
    requestAnimationFrame(() =>
      setTimeout(() => {
        startWhenLoaded();
        setTimeout(start, patience);
      }),
    );
}
