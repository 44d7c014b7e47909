/** Maps addresses to countries locally, without a request. */
export interface CountryFinder {
  /** ISO 3166-1 alpha-2; undefined for an unknown address, such as a private one. */
  find(address: string): string | undefined
}

/** No addresses: every visitor is in the merchant's home country. */
export const noCountries: CountryFinder = { find: () => undefined }
