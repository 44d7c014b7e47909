import { listLoginSecrets } from '@foyer/contract'
import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Paths of secrets in requests and responses, in case one is logged whole: by path, because names such as `code` also
 * occur in errors. Our own code logs no headers or bodies.
 */
const secretHeaders = ['authorization', 'cookie', '"set-cookie"', '"x-signature"', '"x-rsa"']
/** Names of the contract's fields; those of the ways to log in stand in their descriptions. */
export const secretBodyFields = [
  ...listLoginSecrets(),
  ...['oldPassword', 'newPassword', 'code', 'verifyCode', 'secret', 'uri', 'remember'],
  ...['token', 'newToken', 'accessToken', 'launchToken', 'registrationToken', 'pass_token', 'recaptchaToken'],
  ...['accountNumber', 'holderName', 'mobileNum', 'email', 'account'],
]

function listSecretPlaces(): string[] {
  const inHeaders = secretHeaders.map((name) => (name.startsWith('"') ? `headers[${name}]` : `headers.${name}`))
  const inBodies = ['body', 'query', 'value'].flatMap((part) => secretBodyFields.map((name) => `${part}.${name}`))
  const places = [...inHeaders, ...inBodies]
  return [...places, ...places.map((place) => `*.${place}`)]
}

/** Structured logs without secrets; addresses are logged without their query (T2). */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: { paths: listSecretPlaces(), censor: '[secret]' },
      serializers: {
        req: (request: { method: string; url: string; host: string }) => ({
          method: request.method,
          path: request.url.split('?')[0],
          host: request.host,
        }),
        err: pino.stdSerializers.err,
      },
    },
    destination ?? pino.destination(1),
  )
}
