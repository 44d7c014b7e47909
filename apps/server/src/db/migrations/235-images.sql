-- The images of the build are WebP now.
UPDATE game SET image = regexp_replace(image, '\.svg$', '.webp')
  WHERE image ~ '^/m/art/([a-z]+/)?(banner|category|game|referral)[a-z0-9-]*\.svg$';
UPDATE banner SET url = regexp_replace(url, '\.svg$', '.webp')
  WHERE url ~ '^/m/art/([a-z]+/)?(banner|category|game|referral)[a-z0-9-]*\.svg$';
