import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'デモ受信箱',
  'outbox.lead':
    'このデモのメッセージはここにのみ届きます。国番号付きの電話番号またはメールアドレスを入力してご覧ください。',
  'outbox.to': '電話番号またはメールアドレス',
  'outbox.show': 'メッセージを表示',
  'outbox.empty': '{to}宛てのメッセージはまだありません',
} satisfies OutboxTexts
