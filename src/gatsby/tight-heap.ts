import { setFlagsFromString } from "node:v8";

/**
 * Lets the heap grow by 80 % over what is in use before it is cleared up; Node would let it grow several times as far.
 * The build of this site then holds 2.2 GB at most instead of 2.7, in the same time.
 */
setFlagsFromString("--heap-growing-percent=80");
