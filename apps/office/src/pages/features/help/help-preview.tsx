import { parseHelpBody } from '@foyer/contract/help-body'
import styles from './help.module.css'

/** An article in the width of a phone, in the parts that members see. */
export function HelpPreview({ title, body }: { title: string; body: string }) {
  return (
    <article className={styles.phone} dir="auto">
      <h2 dir="auto">{title}</h2>
      {parseHelpBody(body).map((block, index) =>
        block.kind === 'paragraph' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
          <p key={index} dir="auto">
            {block.text}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
          <ul key={index} dir="auto">
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </article>
  )
}
