import type { Tx } from '@foyer/database'
import { sql } from 'drizzle-orm'

interface Period {
  merchant: string
  /** IANA zone of the days and hours. */
  timeZone: string
  /** `YYYY-MM-DD`, both included. */
  from: string
  to: string
}

export interface PersonReport {
  personId: string
  answers: number
  conversations: number
  firstAnswerMedianSeconds: number | null
  ratingAverage: number | null
  ratings: number
}

export interface DeskReport {
  conversations: number
  answered: number
  byHour: number[]
  firstAnswerMedianSeconds: number | null
  firstAnswerP90Seconds: number | null
  ratingAverage: number | null
  ratings: number
  people: PersonReport[]
}

/** Conversations that were opened on these days, and the answers given on them. */
export async function readReport(tx: Tx, { merchant, timeZone, from, to }: Period): Promise<DeskReport> {
  const isWithin = (
    column: 'opened_at' | 'at',
  ) => sql`${sql.raw(column)} >= (${from}::date)::timestamp AT TIME ZONE ${timeZone}
    AND ${sql.raw(column)} < (${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}`
  const seconds = sql`extract(epoch FROM first_answer_at - opened_at)`
  const { rows } = await tx.execute<{
    conversations: number
    answered: number
    median: number | null
    p90: number | null
    rating: number | null
    ratings: number
  }>(sql`
    SELECT count(*)::int AS conversations, count(first_answer_at)::int AS answered,
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${seconds}))::int AS median,
      round(percentile_cont(0.9) WITHIN GROUP (ORDER BY ${seconds}))::int AS p90,
      avg(rating)::float8 AS rating, count(rating)::int AS ratings
    FROM desk_conversation WHERE merchant = ${merchant} AND ${isWithin('opened_at')}`)
  const hours = await tx.execute<{ hour: number; total: number }>(sql`
    SELECT extract(hour FROM opened_at AT TIME ZONE ${timeZone})::int AS hour, count(*)::int AS total
    FROM desk_conversation WHERE merchant = ${merchant} AND ${isWithin('opened_at')} GROUP BY 1`)
  const people = await tx.execute<{
    person_id: string
    answers: number
    conversations: number
    median: number | null
    rating: number | null
    ratings: number
  }>(sql`
    WITH given AS (
      SELECT author_id AS person_id, count(*)::int AS answers, count(DISTINCT conversation_id)::int AS conversations
      FROM desk_message WHERE merchant = ${merchant} AND sender = 'staff' AND ${isWithin('at')} GROUP BY 1
    ), first AS (
      SELECT first_answer_person_id AS person_id,
        round(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${seconds}))::int AS median
      FROM desk_conversation WHERE merchant = ${merchant} AND ${isWithin('opened_at')}
        AND first_answer_person_id IS NOT NULL GROUP BY 1
    ), rated AS (
      SELECT answer_person_id AS person_id, avg(rating)::float8 AS rating, count(rating)::int AS ratings
      FROM desk_conversation WHERE merchant = ${merchant} AND ${isWithin('opened_at')}
        AND rating IS NOT NULL AND answer_person_id IS NOT NULL GROUP BY 1
    )
    SELECT g.person_id, g.answers, g.conversations, f.median, r.rating, coalesce(r.ratings, 0)::int AS ratings
    FROM given g LEFT JOIN first f USING (person_id) LEFT JOIN rated r USING (person_id)
    ORDER BY g.answers DESC, g.person_id`)
  const [total] = rows
  const byHour = Array.from({ length: 24 }, (_, hour) => hours.rows.find((row) => row.hour === hour)?.total ?? 0)
  return {
    conversations: total?.conversations ?? 0,
    answered: total?.answered ?? 0,
    byHour,
    firstAnswerMedianSeconds: total?.median ?? null,
    firstAnswerP90Seconds: total?.p90 ?? null,
    ratingAverage: total?.rating ?? null,
    ratings: total?.ratings ?? 0,
    people: people.rows.map((row) => ({
      personId: row.person_id,
      answers: row.answers,
      conversations: row.conversations,
      firstAnswerMedianSeconds: row.median,
      ratingAverage: row.rating,
      ratings: row.ratings,
    })),
  }
}
