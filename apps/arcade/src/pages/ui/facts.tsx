import css from './facts.module.css'

/** Names and values, one pair per row. */
export function Facts({ rows }: { rows: readonly { name: string; value: string; isStrong?: boolean }[] }) {
  return (
    <dl className={css.facts}>
      {rows.map(({ name, value, isStrong }) => (
        <div className={css.row} key={name}>
          <dt className={css.name}>{name}</dt>
          <dd className={isStrong ? css.strong : css.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
