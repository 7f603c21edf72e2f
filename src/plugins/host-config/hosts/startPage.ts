/** The page at the top of a host that knows no redirects: it sends the reader to the site. */
export const startPage = (base: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Documentation</title>
<meta http-equiv="refresh" content="0; url=${base}">
<link rel="canonical" href="${base}">
</head>
<body><a href="${base}">Documentation</a></body>
</html>
`;
