/** Constants of the client of the platform. */

/** CONF-31, CONST-19: timeouts of the main client's calls, and of small system and captcha calls. */
export const mainTimeoutMs = 30_000
export const smallTimeoutMs = 5_000

/** HTTP-14, HTTP-15, CONST-17, CONST-18: maximum concurrent calls of one path; the first matching pattern counts. */
export const concurrencyLimits = [
  { pattern: '/wps/relay/GCSGAME_gameList', limit: 2 },
  { pattern: '/wps/*', limit: 10 },
] as const

/** HTTP-16, HTTP-29, CONF-34, CONST-15, CONST-16: gap between two background GETs of one path, 150 ms in all. */
export const throttledPattern = '/wps/*'
export const minGapMs = 120
export const gapMarginMs = 30

/** HTTP-25..28, CONST-11..14. */
export const MAX_THROTTLED_PATHS = 100
export const MAX_PATTERNS = 50
export const pathMaxLength = 200
export const limiterCleanupMs = { least: 5_000, limit: 30_000 } as const

/** HTTP-17..24, CONF-44, CONST-04..10. */
export const responseCacheName = 'api-cache-v1'
export const responseLifetimeMs = 180_000
export const MAX_CACHED_RESPONSES = 30
export const cacheCleanupMs = { first: 60_000, every: 300_000 } as const
export const evictedPercent = 20
export const evictionChance = 0.1

/** ERR-21 and CONST-46; ERR-24 and CONST-45. */
export const shortMessageMs = 1_500
export const rejectMessageMs = 2_000
