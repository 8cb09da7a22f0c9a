/** Where the files that operation pages fetch are served; below /static/ everything is named by its content. */
export const referenceFolder = "static/reference";
