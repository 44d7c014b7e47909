/** The merchant's white-label flags (FLAG-01..21), read from `whitelabelVal` of the site settings. */
export const flags = [
  'CBS3',
  'CREDITMAR3',
  'REG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'MOBILEAUTOLOGIN3',
  'REGMOBVERF3',
  'FIREBASECREATEACC3',
  'STARTGAMEINAPP3',
  'PWDEXPFORCECHANGE3',
  'UPDATEMOBILEICC3',
  'DISABLEDMOBILEICC3',
  'GOOGLELOGIN3',
  'FACEBOOKLOGIN3',
  'TWITTERLOGIN3',
  'LINELOGIN3',
  'TELEGRAMLOGIN3',
  'SSOMANUALREG3',
  'GEETEST3',
  'REWCEN3',
  'MANDATORYAPPUPDATES3',
] as const

export type Flag = (typeof flags)[number]
export type FlagValues = Partial<Record<Flag, boolean>>

/** Optional features of a merchant; pages, calls and footer items name theirs. */
export const merchantFeatures = ['chat', 'contacts', 'deposit', 'history', 'wallet', 'withdrawal'] as const
export type MerchantFeature = (typeof merchantFeatures)[number]

/** The only reader of a flag: absent means off. */
export function hasFlag(settings: { whitelabelVal: FlagValues }, flag: Flag): boolean {
  return settings.whitelabelVal[flag] === true
}

/** Whether visitors can register, by username or by mobile number (FLAG-03, FLAG-04). */
export function isRegistrationOpen(settings: { whitelabelVal: FlagValues }): boolean {
  return hasFlag(settings, 'REG3') || hasFlag(settings, 'MOBILENUMREG3')
}
