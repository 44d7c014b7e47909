import { customType } from 'drizzle-orm/pg-core'

/** A `bytea` column as a Buffer. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
})
