declare module 'virtual:screen-modules' {
  /** Source file of each screen, as named in the build's manifest. */
  export const screenModules: Readonly<Record<string, string>>
}
