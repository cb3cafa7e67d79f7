-- Only another name of a district is a change of its stores; a district that is new has none.
drop trigger districts_search_row on districts;
