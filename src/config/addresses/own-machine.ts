/** The beginning of an address on the computer of whoever follows it. */
export const ownMachine =
  /^https?:\/\/(?:localhost|0\.0\.0\.0|127(?:\.\d+){3}|\[::1\])(?::\d+)?(?=[/?#]|$)/i;
