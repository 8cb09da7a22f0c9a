// Gatsby finds a local plugin by this file; its code is in gatsby-node.ts.
