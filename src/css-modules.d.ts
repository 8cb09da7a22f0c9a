declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.woff2" {
  const address: string;
  export default address;
}

declare module "*.svg" {
  const address: string;
  export default address;
}

/** A sheet that is loaded with the code that imports it, not with every page. */
declare module "*.lazy.css";
declare module "@docsearch/css/dist/modal.css";
