/** The words of the banner; `{at}` in `help` stands for where the page is. */
interface Texts {
  title: string;
  help: string;
  retry: string;
}

/**
 * Says why nothing works if the scripts of the site are not where the build expected them. It is stringified into every
 * page (pre-hydration.ts), so it may use nothing but its argument.
 */
export function explainMissingScripts(texts: Texts): void {
  function showBanner() {
    const banner = document.createElement("div");
    banner.className = "failure-banner";
    banner.setAttribute("role", "alert");
    const [title, help] = [document.createElement("strong"), document.createElement("p")];
    title.textContent = texts.title;
    help.textContent = texts.help.replace("{at}", location.pathname);
    const retry = document.createElement("button");
    retry.type = "button";
    retry.textContent = texts.retry;
    retry.onclick = () => location.reload();
    banner.append(title, help, retry);
    document.body.prepend(banner);
  }

  function onError({ target }: Event) {
    if (!(target instanceof HTMLScriptElement) || document.querySelector(".failure-banner")) return;
    if (/\/(app|framework|webpack-runtime)-[^/]*\.js$/.test(target.src)) showBanner();
  }

  addEventListener("error", onError, true);
}
