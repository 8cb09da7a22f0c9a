import { installHosts } from "./hosts/install.mjs";

installHosts();
