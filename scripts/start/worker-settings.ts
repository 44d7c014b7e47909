import { z } from 'zod'

/** The row of the browsers' service worker. */
export const workerSettings = {
  SERVICE_WORKER: {
    purpose: '`off` replaces a broken service worker by one that removes itself and its caches.',
    form: 'on or off',
    fallback: 'on',
    schema: z.enum(['on', 'off']).default('on'),
  },
}
