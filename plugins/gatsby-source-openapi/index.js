// Gatsby finds a local plugin by this file; the code is in gatsby-node.ts.
