declare module 'virtual:screen-modules' {
  /** Source file of each screen, as named in the build's manifest. */
  export const screenModules: Readonly<Record<string, string>>
}

/** The library declares its index only, which imports the CSS specification's whole grammar. */
declare module 'css-tree/parser' {
  const parse: typeof import('css-tree').parse
  // biome-ignore lint/style/noDefaultExport: the library has no other
  export default parse
}
