/** What a visitor may allow, each purpose by itself (DEC-21). */
export const consentPurposes = ['measurement', 'advertising'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** Ids of a visit that measurement works with; all others are those of advertising (TRACK-17, TRACK-18). */
const measurementIds: readonly string[] = ['adid', 'idfv', 'appsflyerId', 'afAppId', 'adAppToken']

/** The ids of a visit that these purposes cover. */
export function listAllowedIds(
  ids: Readonly<Record<string, string>>,
  purposes: readonly ConsentPurpose[],
): Record<string, string> {
  const isAllowed = (name: string) => purposes.includes(measurementIds.includes(name) ? 'measurement' : 'advertising')
  return Object.fromEntries(Object.entries(ids).filter(([name]) => isAllowed(name)))
}
