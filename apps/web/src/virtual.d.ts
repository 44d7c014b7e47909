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

declare module 'virtual:footer-icons' {
  /** Attributes of an `svg` that show a footer item's icon; an active one is filled. */
  export function fillFooterIcon(
    set: import('./app/footer/footer-icon.rules.ts').FooterIconSet,
    item: import('./app/footer/footer.rules.ts').FooterKey,
    isActive: boolean,
  ): import('react').SVGAttributes<SVGSVGElement>
}
