/** Where the files of walk-throughs are served; below /static/ everything is named by its content. */
export const walkFolder = "static/walks";
