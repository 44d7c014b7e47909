import { classNames } from '@foyer/ui/class-names'
import styles from './amount.module.css'

/** A formatted amount; it keeps its own direction in a right-to-left sentence. */
export function AmountText({ text, tone = 'plain' }: { text: string; tone?: 'plain' | 'good' | 'bad' | 'gold' }) {
  return <bdi className={classNames('figures', styles[tone])}>{text}</bdi>
}
