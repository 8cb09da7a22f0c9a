/** The mock accepts any credential, and never gets that of a real server. */
export const mockCredential = { Authorization: "Bearer mock" };
