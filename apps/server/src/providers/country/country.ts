/** Tells the country of an address without asking anybody: from what lies on this machine. */
export interface CountryFinder {
  /** ISO 3166-1 alpha-2; undefined for an address that it does not know, such as a private one. */
  find(address: string): string | undefined
}

/** Knows no address: every visitor is where the merchant is at home. */
export const noCountries: CountryFinder = { find: () => undefined }
