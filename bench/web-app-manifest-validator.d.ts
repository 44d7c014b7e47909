declare module 'web-app-manifest-validator' {
  /** Findings of a web manifest, one sentence each. */
  function validate(manifest: object): string[]
  export = validate
}
