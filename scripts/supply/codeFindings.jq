# Prints the high-severity findings of CodeQL, one per line: file, rule and message.
.runs[]
| ([.tool.driver.rules[]?, .tool.extensions[]?.rules[]?]
   | map({key: .id, value: (.properties["security-severity"] // "0" | tonumber)})
   | from_entries) as $severities
| .results[]
| select($severities[.ruleId] >= 7)
| "\(.locations[0].physicalLocation.artifactLocation.uri): \(.ruleId): \(.message.text)"
