/** A validated and serialized value of a frequent call; sent unchanged. */
export class PreparedValue {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
