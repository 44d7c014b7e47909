/** Oldest version of the native app that downloads directly (BAR-19, CONST-56). */
export const DIRECT_DOWNLOAD_VERSION = '2.4.39'
/** iOS up to these versions opens a download by a synthetic click: in a browser, and as a web clip (CONST-57). */
export const syntheticClickIos = { browser: 11, webclip: 12 } as const
/** Time until the popup shows by itself, in ms (BAR-23, CONST-50). */
export const popupDelayMs = 20_000
/** Banner groups of the popup (BAR-24, CONST-51). */
export const popupBannerGroups = ['m_popup1', 'm_popup2'] as const
/** Grade of the app, in stars (BAR-27, CONST-55). */
export const APP_GRADE = 5
