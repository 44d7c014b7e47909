-- What a merchant's people publish to members, of every kind, with its versions (decision 112).
CREATE TABLE content_item (
  merchant text NOT NULL REFERENCES merchant (code),
  kind text NOT NULL CHECK (kind IN ('banner', 'announcement', 'activity', 'popup', 'contact', 'terms')),
  id text NOT NULL,
  ordinal integer NOT NULL,
  -- Number of the item's last change: whoever saw an earlier one changes nothing.
  revision integer NOT NULL,
  -- Number of the version that members see; null while they see none.
  live integer,
  -- Number of the version that is being written.
  draft integer,
  -- Of the first version that was published.
  published_at timestamptz,
  updated_at timestamptz NOT NULL,
  updated_by text NOT NULL,
  PRIMARY KEY (merchant, kind, id)
);

CREATE TABLE content_version (
  merchant text NOT NULL,
  kind text NOT NULL,
  item_id text NOT NULL,
  number integer NOT NULL,
  fields jsonb NOT NULL,
  author text NOT NULL,
  made_at timestamptz NOT NULL,
  -- Null for a draft. A published version does not change.
  published_at timestamptz,
  PRIMARY KEY (merchant, kind, item_id, number),
  FOREIGN KEY (merchant, kind, item_id) REFERENCES content_item (merchant, kind, id)
);

SELECT protect_by_merchant('content_item'), protect_by_merchant('content_version');

-- The tables banner, announcement, popup and contact stay for instances of the version before; nothing writes them.
CREATE TEMPORARY TABLE content_before ON COMMIT DROP AS
SELECT merchant, 'banner' AS kind, id, ordinal, NULL::timestamptz AS published_at, jsonb_build_object(
    'kind', 'banner', 'start', NULL, 'end', NULL, 'groupName', group_name, 'url', url, 'title', title,
    'subtitle', subtitle, 'linkageType', linkage_type, 'linkage', linkage, 'roomId', room_id, 'nodeId', node_id,
    'gameType', game_type, 'vendor', vendor) AS fields
  FROM banner
UNION ALL
SELECT merchant, 'announcement', id, row_number() OVER (PARTITION BY merchant ORDER BY published_at DESC, id)::integer,
    published_at, jsonb_build_object('kind', 'announcement', 'start', NULL, 'end', NULL, 'type', type,
    'category', category, 'categoryTitle', '{}'::jsonb, 'title', title, 'body', body, 'url', '')
  FROM announcement WHERE type <> 'activity'
UNION ALL
SELECT merchant, 'activity', id, row_number() OVER (PARTITION BY merchant ORDER BY published_at DESC, id)::integer,
    published_at, jsonb_build_object('kind', 'activity', 'start', NULL, 'end', NULL, 'category', category,
    'categoryTitle', '{}'::jsonb, 'title', title, 'body', body, 'terms', '{}'::jsonb, 'url', '')
  FROM announcement WHERE type = 'activity'
UNION ALL
SELECT merchant, 'popup', id, ordinal, NULL, jsonb_build_object('kind', 'popup', 'start', NULL, 'end', NULL,
    'audience', audience, 'items', items, 'autoplay', autoplay, 'delayMs', delay_ms, 'showClose', show_close,
    'showTodayCheckbox', show_today_checkbox, 'forceRead', force_read, 'forcePopup', force_popup)
  FROM popup
UNION ALL
SELECT merchant, 'contact', id, ordinal, NULL, jsonb_build_object('kind', 'contact', 'start', NULL, 'end', NULL,
    'csType', cs_type, 'position', '', 'path', path, 'link', '', 'title', title, 'labelIds', to_jsonb(label_ids),
    'hours', coalesce(hours, '{}'::jsonb), 'answerMinutes', answer_minutes)
  FROM contact
UNION ALL
SELECT merchant, 'terms', page || '-' || left(md5(version), 16),
    row_number() OVER (PARTITION BY merchant ORDER BY min(published_at) DESC, page, version)::integer,
    min(published_at), jsonb_build_object('kind', 'terms', 'page', page, 'version', version,
    'body', jsonb_object_agg(language, body))
  FROM legal_text GROUP BY merchant, page, version;

INSERT INTO content_item (merchant, kind, id, ordinal, revision, live, published_at, updated_at, updated_by)
SELECT merchant, kind, id, ordinal, 1, 1, coalesce(published_at, now()), coalesce(published_at, now()), ''
FROM content_before;

INSERT INTO content_version (merchant, kind, item_id, number, fields, author, made_at, published_at)
SELECT merchant, kind, id, 1, fields, '', coalesce(published_at, now()), coalesce(published_at, now())
FROM content_before;
