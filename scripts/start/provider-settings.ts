import { z } from 'zod'

/** Code of the test bank, which the demo connects automatically. */
const BANK = 'bank'

const address = z
  .string()
  .max(2048)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[?#@]|\/$/.test(text))

/** Address, account and secret of each payment provider by its code, from JSON. */
export const providerSettings = z
  .string()
  .max(20_000)
  .transform(readJson)
  .pipe(
    z.record(
      z
        .string()
        .regex(/^[a-z][a-z0-9-]{1,19}$/)
        .refine((code) => code !== BANK),
      z.strictObject({
        url: address,
        account: z.string().min(1).max(64),
        secret: z.string().min(16).max(512),
      }),
    ),
  )

/** Undefined when it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const httpsAddress = z
  .string()
  .max(2048)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[?#@]/.test(text))

/** Keys of Geetest by captcha id, from JSON; addresses of the vendor where they are not its own. */
export const captchaSettings = z
  .string()
  .max(20_000)
  .transform(readJson)
  .pipe(
    z.record(
      z.string().regex(/^[\w-]{1,100}$/),
      z.strictObject({
        secret: z.string().min(16).max(512),
        url: address.optional(),
        scriptUrl: httpsAddress.optional(),
        digest: z.enum(['md5', 'sha256', 'hmac-sha256']).optional(),
      }),
    ),
  )
