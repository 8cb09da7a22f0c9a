/** An address where sales are taxed at 8.265 %. */
export const toReno = {
  name: "Nora Whitfield",
  line1: "2210 Sutro Street",
  city: "Reno",
  region: "NV",
  postalCode: "89512",
  country: "US",
};
