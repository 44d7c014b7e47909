declare module 'virtual:screen-modules' {
  /** Source file of each screen, as the build's manifest names it. */
  export const screenModules: Readonly<Record<string, string>>
}
