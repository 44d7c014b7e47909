/** The time of this computer: the console compares it with instants of the server for people only, never for a decision. */
export function readNow(): Date {
  return new Date()
}
