/** Version of the Facebook SDK (SOC-17, CONST-77). */
export const facebookSdkVersion = 'v23.0'

/** Delay of Google's one-tap prompt after the login page is shown, in ms (SOC-13, CONST-27). */
export const oneTapDelayMs = 500
