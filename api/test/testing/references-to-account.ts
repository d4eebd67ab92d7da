import type { TestApi } from './start-test-api.ts';

/** Every column, as table.column, that leads to an account: by itself, or by way of a profile or a session. */
export async function referencesToAccount(api: TestApi): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ name: string }>(`
    with recursive linked as (
      select source.table_name as name_of, source.column_name, target.table_name as refers_to
      from information_schema.referential_constraints c
      join information_schema.key_column_usage source
        on source.constraint_name = c.constraint_name and source.constraint_schema = c.constraint_schema
      join information_schema.key_column_usage target
        on target.constraint_name = c.unique_constraint_name
        and target.constraint_schema = c.unique_constraint_schema
        and target.ordinal_position = source.position_in_unique_constraint
      where c.constraint_schema = 'marketplace'
    ), found as (
      select name_of, column_name from linked where refers_to = 'account'
      union
      select linked.name_of, linked.column_name from linked join found on linked.refers_to = found.name_of
    )
    select name_of || '.' || column_name as name from found order by 1`);
  return rows.map(({ name }) => name).sort();
}
