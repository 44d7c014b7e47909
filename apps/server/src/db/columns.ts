import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A `bytea` column as a Buffer. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
})

/** A `timestamptz` column as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
