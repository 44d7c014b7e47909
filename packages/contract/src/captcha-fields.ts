import { z } from 'zod'

/** Result of Geetest v4 in the browser, with the vendor's names. */
export const geetestV4Result = z.object({
  lot_number: z.string().min(1).max(100),
  captcha_output: z.string().min(1).max(4000),
  pass_token: z.string().min(1).max(400),
  /** Unix time in seconds. */
  gen_time: z.string().regex(/^\d{10}$/),
})

/** Fields of every call that may need a captcha (ENT-04, ENT-07): those of Geetest, and our embedded challenge. */
export const captchaFields = {
  /** v3: `geetest_challenge`, and `geetest_seccode`. */
  geetestChallenge: z.string().min(1).max(100).optional(),
  geetestSeccode: z.string().min(1).max(200).optional(),
  geetestValidateV4: geetestV4Result.optional(),
  /** reCAPTCHA, which Firebase asks for before it sends a code. */
  recaptchaToken: z.string().min(1).max(4000).optional(),
  /** Solution of the embedded challenge: base64 of JSON. */
  captcha: z.string().min(1).max(4000).optional(),
}

export const captchaResult = z.object(captchaFields)
/** A solved captcha, as its fields of the call. */
export type CaptchaResult = z.output<typeof captchaResult>
