/** A value that was parsed and written before, for a call that everybody makes all the time: it leaves as it is. */
export class PreparedValue {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
