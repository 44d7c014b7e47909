import { customType, pgSchema, timestamp } from 'drizzle-orm/pg-core'

/** The arcade's own schema, invisible to the platform. */
export const arcadeSchema = pgSchema('arcade')

/** A `bytea` column as a Buffer. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** A `timestamptz` column as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
