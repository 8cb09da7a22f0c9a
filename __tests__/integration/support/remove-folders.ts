export { removeFolders as default } from "./folders";
