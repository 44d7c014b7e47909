import { type DestinationStream, type Logger, pino } from 'pino'

/** Fields that never reach a log (design, Safety as a habit); headers and bodies are not logged at all. */
const secretFields = [
  'authorization',
  'cookie',
  'password',
  'oldPassword',
  'newPassword',
  'token',
  'code',
  'launchToken',
  'accountNumber',
]

/** Structured logs without secrets; addresses are logged without their query (T2). */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: {
        paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '[secret]',
      },
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
